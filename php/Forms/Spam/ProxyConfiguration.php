<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Platform\Access\Identity\ProxyHeader;
use Atoll\Platform\Access\Identity\TrustedProxies;

/**
 * Visitors' IP addresses behind the site's proxies. With a proxy's own address, limits would count all visitors as one.
 */
final class ProxyConfiguration {

	public function __construct( private SpamSettings $settings, private ProxyHeader $header ) {}

	public function address( mixed $connection ): mixed {
		$name = $this->settings->proxyHeader();
		return '' === $name || ! is_string( $connection )
			? $connection
			: (
				new TrustedProxies( $this->settings->proxies() )
			)->visitor( $connection, $this->header->value( $name ) );
	}
}
