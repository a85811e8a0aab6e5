<?php

declare( strict_types=1 );

namespace Atoll\Portal\Session;

use Atoll\Platform\Access\LoginSessions;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\LoginPages;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;
use Atoll\Site\Page\PageSettings;

/** Ends a person's sessions in other browsers; with `here` checked, the present one too. */
final class LogOutEverywhere implements Action {

	public const NAME = 'log-out-everywhere';

	/** Input: whether the present session ends too. */
	public const HERE = 'here';

	/** What the login page says after any logout. */
	public const LOGGED_OUT = 'logged-out';

	private const ELSEWHERE  = 'logged-out-elsewhere';
	private const EVERYWHERE = 'logged-out-everywhere';

	public function __construct( private LoginSessions $sessions, private Farewell $farewell, private LoginPages $logins, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$session = $this->sessions->current();
		if ( null === $session || $session->userId !== $visitor->userId() ) {
			return new Mend( array(), __( 'Your login has ended. Please log in again.', 'atoll' ), 403 );
		}
		if ( $fields->isChecked( self::HERE ) ) {
			$this->farewell->sayEverywhere( $session );
			return new Done( $this->logins->of( new PageSettings() ), self::EVERYWHERE );
		}
		$this->sessions->endOthers( $session );
		return new Done( $this->places->profile() ?: $this->places->dashboard(), self::ELSEWHERE );
	}

	public function notices(): array {
		return array(
			self::LOGGED_OUT => new Notice(
				__( 'You are logged out', 'atoll' ),
				__( 'You are logged out.', 'atoll' ),
			),
			self::ELSEWHERE => new Notice(
				__( 'You are logged out elsewhere', 'atoll' ),
				__( 'You are logged out on every other device. Here you are still logged in.', 'atoll' ),
			),
			self::EVERYWHERE => new Notice(
				__( 'You are logged out', 'atoll' ),
				__( 'You are logged out on every device.', 'atoll' ),
			),
		);
	}
}
