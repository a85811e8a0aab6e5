import { registerPart } from '../register';
import { showMoney } from './show-money';

registerPart( 'money', { behaviours: [ showMoney ] } );
