<?php

declare( strict_types=1 );

namespace Atoll\Platform;

/**
 * Required PHP extensions that this server lacks. Without them the plugin does not run: activating it shows an error.
 * If the host removes one later, the site continues without Atoll and notifies its administrators; atoll.php takes care
 * of the theme and the private pages.
 */
final class MissingExtensions {

	/** @param non-empty-list<string> $names */
	public function __construct( private array $names ) {}

	/** @param string $pluginFile Absolute path of atoll.php. */
	public function register( string $pluginFile ): void {
		register_activation_hook( $pluginFile, $this->refuse( ... ) );
		add_action( 'admin_notices', $this->notify( ... ) );
	}

	/** Returns the message as plain text. */
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
