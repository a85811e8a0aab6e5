<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Login\LoginRequest;
use Atoll\Portal\Login\LoginResponse;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\TwoFactor\Login\CodeKind;
use Atoll\Portal\TwoFactor\Login\CodeLogin;
use Atoll\Portal\TwoFactor\Login\CodeTexts;
use Atoll\Portal\TwoFactor\Login\LoginTickets;

/** Action that completes a login with a code, after the password was right. */
final class LogInCodeAction implements PortalAction {

	public const NAME         = 'log-in-code';
	public const FOR_LOGGED_OUT = true;
	public const FIELD        = 'code';

	private const EXPIRED = 'code-time-over';

	public function __construct(
		private LoginTickets $tickets,
		private CodeLogin $codeLogin,
		private CodeTexts $texts,
		private LoginResponse $response,
		private LoginRequest $request
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$ticket = $this->tickets->current();
		if ( null === $ticket ) {
			// A second tap on a slow connection: the first one has logged the user in and ended the ticket.
			return $visitor->isLoggedIn()
				? $this->response->create( wp_get_current_user() )
				: new RedirectResponse( $this->request->passwordUrl(), self::EXPIRED );
		}
		$code = $fields->text( self::FIELD );
		if ( '' === $code ) {
			throw new ValidationFailed( array( self::FIELD => $this->texts->missing() ) );
		}
		return $this->codeLogin->finish( $ticket, $code, $visitor )
			? $this->response->create( $ticket->user )
			: throw new ValidationFailed( array( self::FIELD => CodeKind::of( $code )->wrong() ), status: 401 );
	}

	public static function notices(): array {
		return array(
			self::EXPIRED => new PortalNotice( __( 'Please log in again', 'atoll' ), ( new CodeTexts() )->expired() ),
		);
	}
}
