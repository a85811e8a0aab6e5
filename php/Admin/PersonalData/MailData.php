<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Mail\Mail;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\ErasableSource;
use Atoll\Platform\Privacy\Erasure;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;

/** Mail to somebody that belongs to no entry: links to saved forms, invitations, news of their login. An entry's mail goes with it. */
final class MailData implements ErasableSource {

	public function __construct( private MailRepository $mails ) {}

	public function name(): string {
		return 'atoll-mail';
	}

	public function title(): string {
		return __( 'Mail from this site', 'atoll' );
	}

	public function of( Person $person ): iterable {
		foreach ( $this->mails->addressedTo( $person->email ) as $mail ) {
			yield new Record( (string) $mail->id, $mail->message->subject, $this->facts( $mail ) );
		}
	}

	public function erase( Person $person ): Erasure {
		$mails = $this->mails->addressedTo( $person->email );
		array_map( $this->mails->delete( ... ), $mails );
		return new Erasure( count( $mails ) );
	}

	/** @return list<Fact> */
	private function facts( Mail $mail ): array {
		return array(
			new Fact( __( 'Written', 'atoll' ), Moment::ofUtc( $mail->dateCreated ) ),
			new Fact( __( 'Subject', 'atoll' ), $mail->message->subject ),
			new Fact( __( 'Text', 'atoll' ), $mail->message->text ),
		);
	}
}
