<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Settings\SettingCheck;

/** Checks that each status has a unique short name, because applications store the name. */
final class StatusNamesCheck implements SettingCheck {

	/** Characters; the size of the column in ApplicationRecordsTable. */
	private const LONGEST = 60;

	public function complaint( JsonData $setting, mixed $value ): string {
		if ( 'statuses' !== $setting->string( 'control' ) ) {
			return '';
		}
		$names = array();
		foreach ( ( new JsonData( array( 'statuses' => $value ) ) )->list( 'statuses' ) as $status ) {
			$title = $status->string( 'title' );
			$name  = ApplicationStatuses::nameOf( $status );
			if ( '' !== $title && ( '' === $name || strlen( $name ) > self::LONGEST ) ) {
				/* translators: %s: title of a status. */
				return sprintf( __( 'Please enter a short name for “%s”: none can be made from this title.', 'atoll' ), $title );
			}
			if ( '' !== $name && in_array( $name, $names, true ) ) {
				/* translators: %s: short name of a status, such as "with-the-lender". */
				return sprintf( __( 'Two statuses have the short name “%s”. Please give one of them another.', 'atoll' ), $name );
			}
			$names[] = $name;
		}
		return '';
	}
}
