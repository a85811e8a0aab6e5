<?php

declare( strict_types=1 );

namespace Atoll\Mail;

use Atoll\Entries\Entry;
use Atoll\Entries\Participant;
use Atoll\Entries\StoredAnswers;
use Atoll\Entries\Submission;
use Atoll\Forms\Engine;
use Atoll\Forms\Form;

/** Queues a form's notifications together with the entry they tell of. */
final class Notifications implements Participant {

	public function __construct( private Outbox $outbox, private Composer $composer, private Engine $engine, private StoredAnswers $answers ) {}

	public function join( Entry $entry, Form $form, Submission $submission ): void {
		$answers = $this->answers->of( $form, $entry );
		foreach ( $this->of( $form ) as $notification ) {
			$logic = $notification->conditionalLogic();
			if ( ! $notification->isSentOnSubmission() || ( array() !== $logic && ! $this->engine->holds( $form, $answers, $logic ) ) ) {
				continue;
			}
			$message = $this->composer->compose( $notification, $form, $answers, $entry );
			// Nobody to send to: a field that was left empty, or routing of which no rule holds.
			if ( array() !== $message->to ) {
				$this->outbox->queue( $message, $entry->id, $form->id() );
			}
		}
	}

	/** @return list<Notification> */
	private function of( Form $form ): array {
		$own = $form->notifications();
		return array() === $own ? array( Notification::standard() ) : array_map( Notification::from( ... ), $own );
	}
}
