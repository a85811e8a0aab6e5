<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Access\Identity\ProxyHeader;
use Atoll\Platform\Access\Identity\TrustedProxies;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;

/**
 * Site Health check: a proxy sends visitors' IP addresses but is not among the trusted proxies, or the setting has an
 * invalid proxy, stored before the setting was validated.
 */
final class ProxyHealth extends HealthCheck {

	public function __construct(
		private SpamSettings $settings,
		private ProxyHeader $header,
		private CurrentVisitor $visitor
	) {}

	public function name(): string {
		return 'atoll_proxy';
	}

	public function label(): string {
		return __( 'Visitors’ addresses', 'atoll' );
	}

	protected function look(): HealthResult {
		$sentHeader   = $this->header->first();
		$chosenHeader = $this->settings->proxyHeader();
		$unreadable   = '' === $chosenHeader ? '' : NetworksCheck::unreadable( $this->settings->proxies() );
		if ( '' !== $unreadable ) {
			return HealthResult::recommended(
				__( 'Your proxies: one entry is not used', 'atoll' ),
				$unreadable
			);
		}
		$connection = $this->visitor->connection();
		$proxies    = new TrustedProxies( $this->settings->proxies() );
		$isTrusted  = '' !== $chosenHeader && $proxies->trusts( $connection );
		if ( '' === $sentHeader || $isTrusted || $this->isApplied( $sentHeader, $connection ) ) {
			return HealthResult::good(
				__( 'Visitors’ addresses are known', 'atoll' ),
				__( 'Limits on how often a form is sent hold for each visitor.', 'atoll' )
			);
		}
		return HealthResult::recommended(
			__( 'The site appears to be behind a proxy', 'atoll' ),
			/* translators: 1: name of an HTTP header, 2: an IP address. */
			sprintf( __( 'This request came with the header %1$s from %2$s. If that is your proxy or content delivery network, choose the header and enter its addresses in Atoll → Settings → Spam filter and limits. Until then all visitors count as one, and soon have to wait. If it is not yours, there is nothing to do.', 'atoll' ), $sentHeader, $connection )
		);
	}

	/**
	 * Whether the web server has already replaced the connection's address with the visitor's, as nginx'
	 * `set_real_ip_from` and Apache's mod_remoteip do, or code of the site provides another address.
	 */
	private function isApplied( string $header, string $connection ): bool {
		return $this->header->names( $header, $connection )
			|| ! in_array( $this->visitor->current()->ip(), array( '', $connection ), true );
	}
}
