<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * What PHP must bring and some hosts leave out. Without it nothing of the plugin runs: whoever switches it on is told,
 * and a site whose host took it away later goes on without Atoll and says so to its administrators. atoll.php sees to
 * its theme and its private pages.
 */
final class MissingExtensions {

	/** @param non-empty-list<string> $names */
	public function __construct( private array $names ) {}

	/** @param string $pluginFile Absolute path of atoll.php. */
	public function register( string $pluginFile ): void {
		register_activation_hook( $pluginFile, $this->refuse( ... ) );
		add_action( 'admin_notices', $this->notify( ... ) );
	}

	/** Plain text. */
	public function text(): string {
		return sprintf(
			/* translators: %s: names of extensions of PHP, such as mbstring. */
			__( 'Atoll needs PHP’s extension %s, which this server does not have. Ask your host to switch it on.', 'atoll' ),
			implode( ', ', $this->names )
		);
	}

	private function refuse(): void {
		wp_die( esc_html( $this->text() ), '', array( 'response' => 422, 'back_link' => true ) );
	}

	private function notify(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			wp_admin_notice( esc_html( $this->text() ), array( 'type' => 'error' ) );
		}
	}
}
