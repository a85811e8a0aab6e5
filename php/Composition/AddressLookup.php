<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Addresses\Addressr;
use Atoll\Forms\Addresses\LookupPart;
use Atoll\Forms\Addresses\Routes\FindAddresses;
use Atoll\Forms\Addresses\Routes\GetAddress;
use Atoll\Forms\Addresses\Settings as LookupSettings;
use Atoll\Forms\Addresses\Structured;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Settings\Settings;

/** Suggesting addresses while they are typed. */
final class AddressLookup extends Area {

	public readonly LookupPart $part;

	public function __construct( private Settings $settings, private RateLimit $limit ) {
		$this->part = new LookupPart( $this->lookup( ... ), static fn() => rest_url( Namespaces::ATOLL . FindAddresses::PATH ) );
	}

	public function routes(): array {
		return array(
			new FindAddresses( $this->addressr( ... ), $this->limit ),
			new GetAddress( $this->addressr( ... ), $this->limit ),
		);
	}

	private function addressr(): Addressr {
		return new Addressr( $this->lookup(), new Structured() );
	}

	private function lookup(): LookupSettings {
		return new LookupSettings( $this->settings->group( 'addresses' ) );
	}
}
