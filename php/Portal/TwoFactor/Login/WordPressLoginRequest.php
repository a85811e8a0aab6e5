<?php

declare( strict_types=1 );

namespace Atoll\Portal\TwoFactor\Login;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Portal\TwoFactor\TwoFactorProvider;

/** The current request to wp-login.php, with WordPress' argument names, and URLs that keep them from step to step. */
final class WordPressLoginRequest {

	private const RECOVERY   = 'recovery';
	private const REDIRECT   = 'redirect_to';
	private const INTERIM    = 'interim-login';
	private const CUSTOMIZER = 'customize-login';

	public function __construct( private CurrentRequest $request ) {}

	public function isPost(): bool {
		return $this->request->isPost();
	}

	public function isRemembered(): bool {
		return '' !== $this->request->posted( 'rememberme' );
	}

	/** Whether the login is in a modal above a screen that stays open. */
	public function isInterim(): bool {
		return '' !== $this->value( self::INTERIM );
	}

	/** Whether that screen is the Customizer. */
	public function isFromCustomizer(): bool {
		return '' !== $this->value( self::CUSTOMIZER );
	}

	/** Returns the target of the login; empty if none was given. */
	public function redirectUrl(): string {
		return $this->value( self::REDIRECT );
	}

	/** Returns the code as it was typed. */
	public function code(): string {
		return $this->request->posted( WordPressCodeForm::FIELD );
	}

	public function codeKind(): CodeKind {
		return '' === $this->request->query( self::RECOVERY ) ? CodeKind::App : CodeKind::Recovery;
	}

	/** Returns the URL of the step that asks for a code. */
	public function stepUrl( CodeKind $kind ): string {
		return $this->url(
			array( 'action' => TwoFactorProvider::STEP )
				+ ( CodeKind::Recovery === $kind ? array( self::RECOVERY => '1' ) : array() )
		);
	}

	/** @param array<string, string> $arguments */
	public function url( array $arguments = array() ): string {
		return add_query_arg(
			array_map(
				rawurlencode( ... ),
				$arguments + array_filter(
					array(
						self::REDIRECT   => $this->redirectUrl(),
						self::INTERIM    => $this->isInterim() ? '1' : '',
						self::CUSTOMIZER => $this->isFromCustomizer() ? '1' : '',
					)
				)
			),
			site_url( 'wp-login.php', 'login' )
		);
	}

	private function value( string $name ): string {
		return $this->request->posted( $name ) ?: $this->request->query( $name );
	}
}
