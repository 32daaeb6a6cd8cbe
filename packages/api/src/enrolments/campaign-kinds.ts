/** The kinds that pharmacies take part in; a merchandising plan is only ticked when it is in place. */
export const CAMPAIGNS = ['one_time_campaign', 'loyalty_campaign', 'monthly_animation']
