<?php

declare( strict_types=1 );

namespace Atoll\Platform\Settings\Checks;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that a value is one of the setting's choices. */
final class OfferedCheck implements SettingCheck {

	public function complaint( JsonData $setting, mixed $value ): string {
		if ( ! $setting->has( 'choices' ) ) {
			return '';
		}
		$values = array_map(
			static fn( JsonData $choice ): mixed => $choice->get( 'value' ),
			$setting->list( 'choices' )
		);
		return in_array( $value, $values, true ) ? '' : __( 'Please choose one of the options.', 'atoll' );
	}
}
