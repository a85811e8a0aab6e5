<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Email;

use Atoll\Platform\Access\MailBounds;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Platform\Errors\EmailInvalid;
use Atoll\Platform\Errors\TooMany;
use Atoll\Portal\Account\Confirmation;
use Atoll\Portal\Account\Holder;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Mend;
use Atoll\Portal\Post\Notice;

/** A client asks for another email address, which is then asked to confirm it. */
final class ChangeEmail implements Action {

	public const NAME  = 'change-email';
	public const FIELD = 'new_email';

	/** Per minute and network: each is a mail to an address that somebody typed. */
	private const MOST = 5;

	private const LONGEST = 100;

	public function __construct( private Holder $holder, private Confirmation $confirmation, private EmailChange $change, private RateLimit $limit, private MailBounds $bounds, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function run( Fields $fields, Visitor $visitor ): Done|Mend {
		$user  = $this->holder->must( $visitor );
		$email = $fields->text( self::FIELD );
		if ( false === is_email( $email ) || strlen( $email ) > self::LONGEST ) {
			return new Mend( array( self::FIELD => ( new EmailInvalid() )->getMessage() ) );
		}
		if ( strtolower( $email ) === strtolower( $user->user_email ) ) {
			return new Mend( array( self::FIELD => __( 'This is your address already.', 'atoll' ) ) );
		}
		$mend = $this->confirmation->mend( $fields, $user, $visitor );
		if ( null !== $mend ) {
			return $mend;
		}
		$this->limit->count( 'new-email', $visitor, self::MOST );
		$seconds = $this->bounds->wait( self::NAME, $email );
		if ( $seconds > 0 ) {
			throw new TooMany( $seconds );
		}
		$this->change->begin( $user, $email );
		return new Done( $this->places->profile(), 'email-asked' );
	}

	public function notices(): array {
		return array(
			'email-asked' => new Notice(
				__( 'Check your new address', 'atoll' ),
				__( 'We have sent a link to your new address. It becomes yours here once you have used the link; until then nothing changes.', 'atoll' ),
			),
		);
	}
}
