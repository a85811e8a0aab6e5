<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Settings;

use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\LooseValues;

/**
 * Number of days for which entries are kept: `retentionDays`, 0 for ever; in Gravity Forms `personalData.retention`.
 * That plugin's policy `trash` deletes nothing, so it is not read as a limit and stays in the export as it came.
 */
final class RetentionMapping implements KindMapping {

	private const NAME = 'retentionDays';

	public function names(): array {
		return array( self::NAME );
	}

	public function read( array $gravity ): array {
		$retention = LooseValues::map( LooseValues::map( $gravity['personalData'] ?? null )['retention'] ?? null );
		$days      = LooseValues::int( $retention['retain_entries_days'] ?? 0 );
		return match ( $retention['policy'] ?? '' ) {
			'delete' => $days > 0 ? array( self::NAME => $days ) : array(),
			'retain' => array( self::NAME => 0 ),
			default  => array(),
		};
	}

	public function write( array $settings, array $gravity ): array {
		$days      = LooseValues::int( $settings[ self::NAME ] ?? 0 );
		$personal  = LooseValues::map( $gravity['personalData'] ?? null );
		$retention = array( 'policy' => $days > 0 ? 'delete' : 'retain' )
			+ ( $days > 0 ? array( 'retain_entries_days' => (string) $days ) : array() );
		return array(
			'personalData' => array( 'retention' => $retention + LooseValues::map( $personal['retention'] ?? null ) )
				+ $personal,
		)
			+ $gravity;
	}
}
