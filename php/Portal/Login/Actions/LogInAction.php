<?php

declare( strict_types=1 );

namespace Atoll\Portal\Login\Actions;

use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Login\Asked;
use Atoll\Portal\Login\Destination;
use Atoll\Portal\Login\Joining;
use Atoll\Portal\Login\SignOn;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** Logs in, and takes up the invitation that led here, if one did. */
final class LogInAction implements Action {

	public const NAME = 'log-in';

	/** Said to whoever posted something that needs a login, and has none any more. */
	public const ENDED = 'login-ended';

	public function __construct( private SignOn $signOn, private Destination $destination, private Joining $joining, private Asked $asked ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return true;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$missing = array_filter(
			array(
				'log' => '' === $fields->text( 'log' ) ? __( 'Please enter your email.', 'atoll' ) : '',
				'pwd' => '' === trim( $fields->secret( 'pwd' ) ) ? __( 'Please enter your password.', 'atoll' ) : '',
			)
		);
		if ( array() !== $missing ) {
			return new Mend( $missing );
		}
		$user  = $this->signOn->in( $fields->text( 'log' ), $fields->secret( 'pwd' ) );
		$token = $this->asked->invitation();
		return '' === $token ? new Done( $this->destination->url() ) : $this->joining->join( $token, $user->ID );
	}

	public function notices(): array {
		return array(
			self::ENDED => new Notice(
				__( 'Your login had ended', 'atoll' ),
				__( 'Your login had ended, so nothing was sent or changed. Log in, and please do it once more.', 'atoll' ),
			),
		);
	}
}
