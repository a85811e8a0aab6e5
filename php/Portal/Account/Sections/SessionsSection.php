<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Sections;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\SiteDateFormat;
use Atoll\Portal\Account\Sessions\UserSessions;
use Atoll\Portal\PlainForms\PortalField;
use Atoll\Portal\PlainForms\PortalForm;
use Atoll\Portal\Session\LogOutEverywhereAction;
use WP_User;

/** Section that lists where the client is logged in, with a button to log out everywhere else. */
final class SessionsSection implements ProfileSection {

	public function __construct( private PortalForm $forms, private UserSessions $sessions ) {}

	public function id(): string {
		return 'sessions';
	}

	public function title(): string {
		return __( 'Where you are logged in', 'atoll' );
	}

	public function html( WP_User $user ): string {
		$sessions = $this->sessions->find( $user );
		$count    = max( 1, count( $sessions ) );
		$sentence = sprintf(
			/* translators: %d: number of devices. */
			_n( 'You are logged in on %d device.', 'You are logged in on %d devices.', $count, 'atoll' ),
			$count
		);
		$items = implode( '', array_map( $this->item( ... ), $sessions ) );
		return ProfileParagraph::html( $sentence )
			. ( '' === $items ? '' : "<ul class=\"atoll-profile__list\" role=\"list\">{$items}</ul>" )
			. $this->forms->render(
				LogOutEverywhereAction::NAME,
				__( 'Log out everywhere else', 'atoll' ),
				array(
					new PortalField( LogOutEverywhereAction::HERE, __( 'And on this device', 'atoll' ), 'checkbox' ),
				),
				look: 'secondary'
			);
	}

	/** @param array{browser: string, since: int, isThis: bool} $session */
	private function item( array $session ): string {
		/* translators: %s: date and time. */
		$since = sprintf( __( 'since %s', 'atoll' ), SiteDateFormat::text( $session['since'] ) );
		return '<li><span>' . Html::text( $session['browser'] )
			. (
				$session['isThis']
					? ' ' . Html::element( 'em', array(), Html::text( __( '(this one)', 'atoll' ) ) )
					: ''
			)
			. '</span> <span class="atoll-profile__when">' . Html::text( $since ) . '</span></li>';
	}
}
