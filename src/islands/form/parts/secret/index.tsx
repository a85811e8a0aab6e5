import { registerPart } from '../register';
import { PasswordToggles } from './password-toggles';

registerPart( 'secret', { Component: PasswordToggles } );
