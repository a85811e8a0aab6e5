/** Whether a value that is not empty holds; what to say when it does not comes with the form. */
export type Rule< Params > = ( value: string, params: Params ) => boolean;
