<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\Data;
use Atoll\Platform\Settings\Check;

/** A value is one of the setting's choices. */
final class Offered implements Check {

	public function complaint( Data $setting, mixed $value ): string {
		if ( ! $setting->has( 'choices' ) ) {
			return '';
		}
		$values = array_map( static fn( Data $choice ): mixed => $choice->get( 'value' ), $setting->list( 'choices' ) );
		return in_array( $value, $values, true ) ? '' : __( 'Please choose one of the options.', 'atoll' );
	}
}
