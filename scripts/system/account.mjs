/** Whether we run as root, as in most containers. */
export const isRoot = () => process.getuid?.() === 0;
