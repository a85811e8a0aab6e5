<?php

declare( strict_types=1 );

namespace Atoll\Forms\Addresses;

use Atoll\Forms\Addresses\Routes\FindAddresses;
use Atoll\Forms\Addresses\Routes\GetAddress;
use Atoll\Forms\Definitions\ContractInLanguage;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Services\ServiceProvider;
use Atoll\Platform\Settings\Settings as SiteSettings;

/** Registers address suggestions. */
final class AddressesProvider extends ServiceProvider {

	private const SEARCH = '/addresses';

	public function services(): array {
		return array(
			AddressLookupPart::class => fn() => new AddressLookupPart(
				$this->settings( ... ),
				static fn() => RestNamespaces::url( RestNamespaces::ATOLL, self::SEARCH )
			),
			FindAddresses::class => fn() => $this->services->make(
				FindAddresses::class,
				addressr: $this->addressr( ... )
			),
			GetAddress::class => fn() => $this->services->make( GetAddress::class, addressr: $this->addressr( ... ) ),
		);
	}

	public function routes(): array {
		return array(
			RestNamespaces::ATOLL => array(
				self::SEARCH => array( FindAddresses::class ),
				'/addresses/(?P<id>[A-Za-z0-9_-]{1,40})' => array( GetAddress::class ),
			),
		);
	}

	private function addressr(): AddressrClient {
		return $this->services->make(
			AddressrClient::class,
			settings: $this->settings(),
			contract: fn() => $this->get( ContractInLanguage::class )->now()
		);
	}

	/** Returns the current settings, which may change within a request. */
	private function settings(): AddressSettings {
		return new AddressSettings( $this->get( SiteSettings::class )->group( 'addresses' ) );
	}
}
