<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Invitations\InvitationAcceptance;
use Atoll\Portal\Login\LoginResponse;
use Atoll\Portal\Login\LoginService;
use Atoll\Portal\Passwords\NewPassword;
use Atoll\Portal\Passwords\PasswordWeak;
use Atoll\Portal\Passwords\ResetLinkUsed;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;

/** Action that sets the password chosen after following a reset link, and logs the user in. */
final class NewPasswordAction implements PortalAction {

	public const NAME         = 'new-password';
	public const FOR_LOGGED_OUT = true;
	public const CHANGED      = 'new-password-set';

	/** Limit per IP network. */
	private const MAX_PER_MINUTE = 20;

	public function __construct(
		private NewPassword $newPassword,
		private RequestedReset $reset,
		private LoginService $loginService,
		private LoginResponse $loginResponse,
		private RateLimit $limit
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$this->limit->count( self::NAME, $visitor, self::MAX_PER_MINUTE );
		$user = $this->reset->user();
		try {
			$user ?? throw new ResetLinkUsed();
			$this->newPassword->choose( $user, $fields->secret( 'password' ) );
		} catch ( PasswordWeak $weak ) {
			throw new ValidationFailed( array( 'password' => $weak->getMessage() ) );
		} catch ( ResetLinkUsed ) {
			throw new ValidationFailed( array(), '', 410 ); // The page shows what to do.
		}
		if ( ! $this->loginService->logInVerified( $user->user_email, $fields->secret( 'password' ), $visitor ) ) {
			return new RedirectResponse( $this->loginResponse->loginUrl(), self::CHANGED );
		}
		try {
			$response = $this->loginResponse->create( $user );
		} catch ( StorageFailed $failed ) {
			// The link is used now, so posting the form again would only say that. The invitation is still there at the
			// login.
			( new ErrorLog() )->write( $failed );
			return new RedirectResponse( $this->loginResponse->loginUrl(), self::CHANGED );
		}
		// An invitation that has ended changes nothing; any other notice about it explains the page that comes next.
		$isAboutPassword = in_array( $response->notice, array( '', InvitationAcceptance::ENDED ), true );
		return new RedirectResponse( $response->url, $isAboutPassword ? self::CHANGED : $response->notice );
	}

	public static function notices(): array {
		return array(
			self::CHANGED => new PortalNotice(
				__( 'Your new password is set', 'atoll' ),
				__( 'Your new password is set. You are logged out on every other device.', 'atoll' ),
			),
		);
	}
}
