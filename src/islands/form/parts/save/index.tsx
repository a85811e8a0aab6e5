import { registerPart } from '../register';
import { Save } from './save';

registerPart( 'save', { Component: Save } );
