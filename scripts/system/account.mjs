/** Whether we run as the system's administrator, as in most containers. */
export const isRoot = () => process.getuid?.() === 0;
