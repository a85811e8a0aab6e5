/** Whether a rule holds for a value that is not empty; the form provides the message for when it does not. */
export type Rule< Params > = ( value: string, params: Params ) => boolean;
