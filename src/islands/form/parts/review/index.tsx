import { registerPart } from '../register';
import { Review } from './review';

registerPart( 'review', { Component: Review } );
