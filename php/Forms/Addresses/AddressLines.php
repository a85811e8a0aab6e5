<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Engine\Contract\JsonData;

/** Converts the parts of a G-NAF address, as named by Addressr (`structured`), to the lines of a form. */
final class AddressLines {

	/**
	 * Unit types whose number goes before the street number: 12/3 Smith Street. Others are named: Shop 5, 3 Smith
	 * Street.
	 */
	private const UNITS = array( 'UNIT', 'APARTMENT', 'FLAT', '' );

	public function address( JsonData $parts ): Address {
		$state = $parts->map( 'state' );
		return new Address(
			AddressCasing::apply( $this->line1( $parts ) ),
			AddressCasing::apply(
				implode(
					', ',
					array_filter( array( $this->numbered( $parts->map( 'level' ) ), $parts->string( 'buildingName' ) ) )
				)
			),
			AddressCasing::apply( $parts->map( 'locality' )->string( 'name' ) ),
			$state->string( 'abbreviation' ),
			AddressCasing::apply( $state->string( 'name' ) ),
			$parts->string( 'postcode' ),
		);
	}

	private function line1( JsonData $parts ): string {
		$flat   = $parts->map( 'flat' );
		$number = $this->number( $parts->map( 'number' ) );
		if ( '' === $number ) {
			$lot    = $this->number( $parts->map( 'lotNumber' ) );
			$number = '' === $lot ? '' : "LOT {$lot}";
		}
		$street = implode( ' ', array_filter( array( $number, $this->street( $parts->map( 'street' ) ) ) ) );
		if ( '' === $this->number( $flat ) ) {
			return $street;
		}
		return in_array( $flat->map( 'type' )->string( 'name' ), self::UNITS, true )
			? $this->number( $flat ) . '/' . $street
			: $this->numbered( $flat ) . ', ' . $street;
	}

	/** In G-NAF, the code of a street type is its full name, and its name is the short form. */
	private function street( JsonData $street ): string {
		return implode(
			' ',
			array_filter(
				array(
					$street->string( 'name' ),
					$street->map( 'type' )->string( 'code' ),
					$street->map( 'suffix' )->string( 'name' ),
				)
			)
		);
	}

	/** Returns text such as LEVEL 25 or SHOP 5. */
	private function numbered( JsonData $part ): string {
		return trim( $part->map( 'type' )->string( 'name' ) . ' ' . $this->number( $part ) );
	}

	/** Returns a number such as 12, 12A or 12A-14. */
	private function number( JsonData $number ): string {
		$first = $number->string( 'prefix' ) . $number->string( 'number' ) . $number->string( 'suffix' );
		$last  = $number->has( 'last' ) ? $this->number( $number->map( 'last' ) ) : '';
		return '' === $last ? $first : "{$first}-{$last}";
	}
}
