import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Button, IconButton } from '../../ui/button.tsx'
import { FieldNote } from '../../ui/field.tsx'
import { emptyProduct, type TypedProduct } from './typed-products.ts'

type ProductRowsProps = {
  id: string
  products: readonly TypedProduct[]
  error: string | undefined
  onChange: (products: TypedProduct[]) => void
}

const CELLS = [
  { name: 'name', label: 'Produit', width: '34%' },
  { name: 'detail', label: 'Contenance', width: '16%' },
  { name: 'ean', label: 'EAN ou CIP', width: '22%' },
  { name: 'value', label: 'Valeur du bon, €', width: '14%' },
  { name: 'max_quantity', label: 'Plafond', width: '14%' },
] as const

/** The products of an operation, one per line, each with the value of its voucher. */
export function ProductRows({ id, products, error, onChange }: ProductRowsProps) {
  const set = (key: number, patch: Partial<TypedProduct>) =>
    onChange(products.map((product) => (product.key === key ? { ...product, ...patch } : product)))
  const noteId = `${id}-note`
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? noteId : undefined}>
      <legend className="label">Produits et valeur du bon</legend>
      <div className="claims-products">
        {products.map((product, rank) => (
          <div key={product.key} className="claims-products__row">
            {CELLS.map(({ name, label, width }) => (
              <label key={name} style={{ flexBasis: width }}>
                <span className="xs muted">{label}</span>
                <input
                  className="input input--sm"
                  aria-label={`${label}, produit ${rank + 1}`}
                  inputMode={name === 'name' || name === 'detail' ? undefined : 'decimal'}
                  value={product[name]}
                  onChange={(event) => set(product.key, { [name]: event.target.value })}
                />
              </label>
            ))}
            <IconButton
              size="sm"
              label={`Retirer le produit ${rank + 1}`}
              disabled={products.length === 1}
              onClick={() => onChange(products.filter((each) => each.key !== product.key))}
            >
              <IconTrash className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      </div>
      <Button
        size="sm"
        variant="ghost"
        icon={<IconPlus className="i i--18" aria-hidden="true" />}
        onClick={() => onChange([...products, emptyProduct()])}
      >
        Ajouter un produit
      </Button>
      {error && <FieldNote id={noteId} error={error} />}
    </fieldset>
  )
}
