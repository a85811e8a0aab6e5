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

/** Sets the password that somebody chose by a link, and logs them in with it. */
final class NewPasswordAction implements PortalAction {

	public const NAME         = 'new-password';
	public const FOR_LOGGED_OUT = true;
	public const CHANGED      = 'new-password-set';

	/** For each network. */
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
			throw new ValidationFailed( array(), '', 410 ); // The page says what to do.
		}
		if ( ! $this->loginService->logInVerified( $user->user_email, $fields->secret( 'password' ), $visitor ) ) {
			return new RedirectResponse( $this->loginResponse->loginUrl(), self::CHANGED );
		}
		try {
			$response = $this->loginResponse->of( $user );
		} catch ( StorageFailed $failed ) {
			// The link is used: to send this form again would say so. The invitation waits at the login.
			( new ErrorLog() )->write( $failed );
			return new RedirectResponse( $this->loginResponse->loginUrl(), self::CHANGED );
		}
		// An invitation that has ended changes nothing; any other answer to one says where its person is now.
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
