<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\PasswordWeak;
use Atoll\Portal\Login\Asked;
use Atoll\Portal\Login\Destination;
use Atoll\Portal\Login\Links;
use Atoll\Portal\Login\NewPasswords;
use Atoll\Portal\Login\ResetKeys;
use Atoll\Portal\Login\SignOn;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** Sets the password that somebody chose by a link, and logs them in with it. */
final class NewPasswordAction implements Action {

	public const NAME    = 'new-password';
	public const CHANGED = 'new-password-set';

	/** Per minute and network. */
	private const MOST = 20;

	public function __construct( private NewPasswords $passwords, private ResetKeys $keys, private SignOn $signOn, private Destination $destination, private Links $links, private Asked $asked, private RateLimit $limit ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return true;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$this->limit->count( self::NAME, $visitor, self::MOST );
		$user = $this->keys->owner( $this->asked->reset() );
		if ( null === $user ) {
			return new Mend( array(), '', 410 ); // The page says what to do.
		}
		try {
			$this->passwords->choose( $user, $fields->secret( 'password' ) );
		} catch ( PasswordWeak $weak ) {
			return new Mend( array( 'password' => $weak->getMessage() ) );
		}
		$isIn = $this->signOn->proven( $user->user_email, $fields->secret( 'password' ), $visitor );
		return new Done( $isIn ? $this->destination->url() : $this->links->login(), self::CHANGED );
	}

	public function notices(): array {
		return array(
			self::CHANGED => new Notice(
				__( 'Your new password is set', 'atoll' ),
				__( 'Your new password is set. Every other login of yours has ended.', 'atoll' ),
			),
		);
	}
}
