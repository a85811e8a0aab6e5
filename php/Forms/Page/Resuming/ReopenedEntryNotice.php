<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Resuming;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Page\Rendering\PageUrl;
use Atoll\Forms\Submission\Limits\FormAvailability;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\SiteDateFormat;

/** Notice above a form that shows a sent entry: what sending it again does, with a link to an empty form. */
final class ReopenedEntryNotice {

	public function __construct( private FormAvailability $admission, private CurrentVisitor $visitors ) {}

	/** Returns safe HTML. */
	public function html( Form $form, Entry $entry ): string {
		$sentAt = SiteDateFormat::seconds( $entry->dateCreated );
		$day    = Html::element(
			'time',
			array( 'datetime' => gmdate( 'c', $sentAt ) ),
			Html::text( SiteDateFormat::day( $sentAt ) )
		);
		/* translators: %s: a date. */
		$message = sprintf( Html::text( __( 'You sent this form on %s. Sending it again updates what you sent then.', 'atoll' ) ), $day );
		return Html::element(
			'div',
			array( 'class' => 'atoll-notice atoll-form__opened' ),
			"<p>{$message}</p>" . $this->newEntryLink( $form )
		);
	}

	/** Returns an empty string if the visitor may not send another entry. */
	private function newEntryLink( Form $form ): string {
		if ( null !== $this->admission->closedForm( $form, $this->visitors->current() ) ) {
			return '';
		}
		$address = add_query_arg( ReopenedEntries::PARAMETER, OwnEntries::NEW_ENTRY, ( new PageUrl() )->current() )
			. "#atoll-form-{$form->id()}";
		return '<p>'
			. Html::element(
				'a',
				array( 'href' => $address, 'data-atoll' => 'begin-new' ),
				Html::text( __( 'Start a new form', 'atoll' ) )
			)
			. '</p>';
	}
}
