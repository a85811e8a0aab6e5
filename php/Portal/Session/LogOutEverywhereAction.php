<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\LoginSessions;
use Atoll\Portal\Access\LoginPages;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PlainForms\ValidationFailed;
use Atoll\Portal\PortalUrls;
use Atoll\Site\Page\PageSettings;

/** Action that ends a user's sessions in other browsers, and the current one too if `here` is checked. */
final class LogOutEverywhereAction implements PortalAction {

	public const NAME = 'log-out-everywhere';

	/** Name of the input that also ends the current session. */
	public const HERE = 'here';

	/** Name of the notice on the login page after any logout. */
	public const LOGGED_OUT = 'logged-out';

	private const ELSEWHERE  = 'logged-out-elsewhere';
	private const EVERYWHERE = 'logged-out-everywhere';

	public function __construct(
		private LoginSessions $sessions,
		private SessionEnd $sessionEnd,
		private LoginPages $loginPages,
		private PortalUrls $urls
	) {}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$session = $this->sessions->current();
		if ( null === $session || $session->userId !== $visitor->userId() ) {
			throw new ValidationFailed( array(), __( 'You have been logged out. Please log in again.', 'atoll' ), 403 );
		}
		if ( $fields->isChecked( self::HERE ) ) {
			$this->sessionEnd->endAll( $session );
			return new RedirectResponse( $this->loginPages->url( new PageSettings() ), self::EVERYWHERE );
		}
		$this->sessionEnd->endOthers( $session );
		return new RedirectResponse( $this->urls->profile() ?: $this->urls->dashboard(), self::ELSEWHERE );
	}

	public static function notices(): array {
		return array(
			self::LOGGED_OUT => new PortalNotice(
				__( 'You are logged out', 'atoll' ),
				__( 'You are logged out.', 'atoll' ),
				hasLeft: true,
			),
			self::ELSEWHERE => new PortalNotice(
				__( 'You are logged out elsewhere', 'atoll' ),
				__( 'You are logged out on every other device. Here you are still logged in.', 'atoll' ),
			),
			self::EVERYWHERE => new PortalNotice(
				__( 'You are logged out', 'atoll' ),
				__( 'You are logged out on every device.', 'atoll' ),
				hasLeft: true,
			),
		);
	}
}
