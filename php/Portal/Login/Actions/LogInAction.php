<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\InvitationAcceptance;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginService;
use Atoll\Portal\Login\PostedLoginRedirect;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationResponse;

/** Logs in, and takes up the invitation that led here, if one did. */
final class LogInAction implements PortalAction {

	public const NAME = 'log-in';

	/** Said to whoever posted something that needs a login, and has none any more. */
	public const ENDED = 'login-ended';

	public function __construct(
		private LoginService $signOn,
		private PostedLoginRedirect $destination,
		private InvitationAcceptance $joining,
		private LoginRequest $asked
	) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return true;
	}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse|ValidationResponse {
		$missing = array_filter(
			array(
				'log' => '' === $fields->text( 'log' ) ? __( 'Please enter your email.', 'atoll' ) : '',
				'pwd' => '' === trim( $fields->secret( 'pwd' ) ) ? __( 'Please enter your password.', 'atoll' ) : '',
			)
		);
		if ( array() !== $missing ) {
			return new ValidationResponse( $missing );
		}
		$user  = $this->signOn->in( $fields->text( 'log' ), $fields->secret( 'pwd' ) );
		$token = $this->asked->invitation();
		return '' === $token
			? new RedirectResponse( $this->destination->url() )
			: $this->joining->join( $token, $user->ID );
	}

	public function notices(): array {
		return array(
			self::ENDED => new PortalNotice(
				__( 'Your login had ended', 'atoll' ),
				__( 'Your login had ended, so nothing was sent or changed. Log in, and please do it once more.', 'atoll' ),
			),
		);
	}
}
