<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

/** An Australian address for a form; see contract/rest/atoll/addresses-get.schema.json. */
final class Address {

	/**
	 * @param string $line1 Unit, number and street: "1/109 Kirribilli Avenue".
	 * @param string $line2 Level and building; usually empty.
	 * @param string $state Abbreviation: "NSW".
	 */
	public function __construct(
		public readonly string $line1,
		public readonly string $line2,
		public readonly string $city,
		public readonly string $state,
		public readonly string $stateName,
		public readonly string $postcode,
	) {}

	/** @return array<string, string> */
	public function toArray(): array {
		return array(
			'line1'       => $this->line1,
			'line2'       => $this->line2,
			'city'        => $this->city,
			'state'       => $this->state,
			'stateName'   => $this->stateName,
			'postcode'    => $this->postcode,
			'country'     => 'AU',
			'countryName' => 'Australia',
		);
	}
}
