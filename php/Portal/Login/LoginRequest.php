<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login;

use Atoll\Platform\Http\CurrentRequest;
use Atoll\Platform\Http\SiteUrl;
use Atoll\Portal\Passwords\PasswordResetKeys;
use Atoll\Portal\PlainForms\PortalActions;
use Atoll\Portal\TwoFactor\Login\CodeKind;

/** What the login page is requested for, by its address or by a form of its own that was posted to it. */
final class LoginRequest {

	public const FORGOTTEN = 'forgotten';
	public const RESET     = 'reset';

	/** The token of an invitation. */
	public const INVITATION = 'invitation';

	/** Its value is a {@see CodeKind}'s. */
	private const STEP = 'step';

	public function __construct( private CurrentRequest $request, private SiteUrl $urls ) {}

	public function isForgotten(): bool {
		return '' !== $this->request->query( self::FORGOTTEN );
	}

	/** The key of a new password: {@see PasswordResetKeys}; empty when there is none. */
	public function reset(): string {
		return $this->value( self::RESET );
	}

	/** The token of an invitation; empty when there is none. */
	public function invitation(): string {
		return $this->value( self::INVITATION );
	}

	/** Which code is asked for, after a password; null where none is. */
	public function codeKind(): ?CodeKind {
		$step = $this->value( self::STEP );
		return '' === $step ? null : CodeKind::tryFrom( $step ); // Asked on every page with a query: most load nothing.
	}

	/** @return string Whole address of the step that asks for a code; where the login leads to stays in it. */
	public function stepUrl( CodeKind $kind ): string {
		return add_query_arg( self::STEP, $kind->value, $this->passwordUrl() );
	}

	/** @return string Whole address of the step before, which asks for the password; the same stays in it. */
	public function passwordUrl(): string {
		return add_query_arg(
			array_filter( array( self::INVITATION => rawurlencode( $this->invitation() ) ) ),
			remove_query_arg( array( PortalActions::NOTICE, self::STEP ), $this->urls->current() )
		);
	}

	/** @return array<string, string> The step, as hidden inputs of its form. */
	public function stepInputs(): array {
		return array_filter( array( self::STEP => $this->value( self::STEP ) ) ) + $this->invitationInputs();
	}

	/** @return array<string, string> What a link to a new password opens, as hidden inputs. */
	public function resetInputs(): array {
		return array( self::RESET => $this->reset() ) + $this->invitationInputs();
	}

	/** @return array<string, string> The invitation that led here, if one did, as a hidden input. */
	public function invitationInputs(): array {
		return array_filter( array( self::INVITATION => $this->invitation() ) );
	}

	/** Whether the page is one person's, so that no cache may keep it. */
	public function isPersonal(): bool {
		return $this->isSecret() || null !== $this->codeKind();
	}

	/** Whether the address opens something, and must not be told to anybody. */
	public function isSecret(): bool {
		return '' !== $this->reset() . $this->invitation();
	}

	private function value( string $name ): string {
		return $this->request->posted( $name ) ?: $this->request->query( $name );
	}
}
