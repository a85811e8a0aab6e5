<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Settings;

use Atoll\Gravity\Kinds\KindMapping;
use Atoll\Gravity\LooseValues;

/** Setting to store entries without an IP address: `preventIP`; in Gravity Forms `personalData.preventIP`. */
final class IpMapping implements KindMapping {

	private const NAME = 'preventIP';

	public function names(): array {
		return array( self::NAME );
	}

	public function read( array $gravity ): array {
		return empty( LooseValues::map( $gravity['personalData'] ?? null )[ self::NAME ] )
			? array()
			: array( self::NAME => true );
	}

	public function write( array $settings, array $gravity ): array {
		return array(
			'personalData' => array( self::NAME => (bool) ( $settings[ self::NAME ] ?? false ) )
				+ LooseValues::map( $gravity['personalData'] ?? null ),
		) + $gravity;
	}
}
