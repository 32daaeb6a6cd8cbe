// Loaded before the server by tools/server-process.mjs: a server must not outlive the tool that started it.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}
