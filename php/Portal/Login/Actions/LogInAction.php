<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginResponse;
use Atoll\Portal\Login\LoginService;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeNeeded;
use Atoll\Portal\TwoFactor\Login\LoginTickets;

/** Action that logs in, or redirects to the form for a code if the login needs one. */
final class LogInAction implements PortalAction {

	public const NAME         = 'log-in';
	public const FOR_LOGGED_OUT = true;

	/** Notice after a form that needs a login was posted when the login had ended. */
	public const ENDED = 'login-ended';

	public function __construct(
		private LoginService $loginService,
		private LoginTickets $tickets,
		private LoginResponse $response,
		private LoginRequest $request
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$missing = array_filter(
			array(
				'log' => '' === $fields->text( 'log' ) ? __( 'Please enter your email.', 'atoll' ) : '',
				'pwd' => '' === trim( $fields->secret( 'pwd' ) ) ? __( 'Please enter your password.', 'atoll' ) : '',
			)
		);
		if ( array() !== $missing ) {
			throw new ValidationFailed( $missing );
		}
		try {
			return $this->response->create(
				$this->loginService->logIn( $fields->text( 'log' ), $fields->secret( 'pwd' ) )
			);
		} catch ( CodeNeeded $needed ) {
			$this->tickets->issue( $needed->user, false );
			return new RedirectResponse( $this->request->stepUrl( CodeKind::App ) );
		}
	}

	public static function notices(): array {
		return array(
			self::ENDED => new PortalNotice(
				__( 'You had been logged out', 'atoll' ),
				__(
					'You had been logged out, so nothing was sent or changed. Log in and try again.',
					'atoll'
				),
			),
		);
	}
}
