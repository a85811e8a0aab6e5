<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\TwoFactor\Login\CodeKind;

/** The current request to the login page: what its query or posted form asks for. */
final class LoginRequest {

	public const FORGOTTEN = 'forgotten';
	public const RESET     = 'reset';

	/** Argument with the token of an invitation. */
	public const INVITATION = 'invitation';

	/** Argument with the value of a {@see CodeKind}. */
	private const STEP = 'step';

	public function __construct( private CurrentRequest $request, private SiteUrl $urls ) {}

	public function isForgotten(): bool {
		return '' !== $this->request->query( self::FORGOTTEN );
	}

	/** Returns the key for a new password ({@see PasswordResetKeys}); empty if there is none. */
	public function reset(): string {
		return $this->value( self::RESET );
	}

	/** Returns the token of an invitation; empty if there is none. */
	public function invitation(): string {
		return $this->value( self::INVITATION );
	}

	/** Returns the kind of code to ask for after the password; null if none. */
	public function codeKind(): ?CodeKind {
		$step = $this->value( self::STEP );
		return '' === $step ? null : CodeKind::tryFrom( $step ); // Rarely loads the enum.
	}

	/** @return string Absolute URL of the step that asks for a code; keeps the target of the login. */
	public function stepUrl( CodeKind $kind ): string {
		return add_query_arg( self::STEP, $kind->value, $this->passwordUrl() );
	}

	/** @return string Absolute URL of the step that asks for the password; keeps the target of the login. */
	public function passwordUrl(): string {
		return add_query_arg(
			array_filter( array( self::INVITATION => rawurlencode( $this->invitation() ) ) ),
			remove_query_arg( array( PortalActions::NOTICE, self::STEP ), $this->urls->current() )
		);
	}

	/** @return array<string, string> Hidden inputs with the step, for its form. */
	public function stepInputs(): array {
		return array_filter( array( self::STEP => $this->value( self::STEP ) ) ) + $this->invitationInputs();
	}

	/** @return array<string, string> Hidden inputs with the reset key and the invitation. */
	public function resetInputs(): array {
		return array( self::RESET => $this->reset() ) + $this->invitationInputs();
	}

	/** @return array<string, string> Hidden input with the invitation that led here, if any. */
	public function invitationInputs(): array {
		return array_filter( array( self::INVITATION => $this->invitation() ) );
	}

	/** Whether the page is personal, so that no cache may keep it. */
	public function isPersonal(): bool {
		return $this->isSecret() || null !== $this->codeKind();
	}

	/** Whether the URL holds a key, so that nobody else may learn it. */
	public function isSecret(): bool {
		return '' !== $this->reset() . $this->invitation();
	}

	private function value( string $name ): string {
		return $this->request->posted( $name ) ?: $this->request->query( $name );
	}
}
