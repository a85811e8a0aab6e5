<?php

declare( strict_types=1 );

namespace Atoll\PlainPost;

use Atoll\Access\Visitors;
use Atoll\Entries\Admission;
use Atoll\Entries\Entry;
use Atoll\Entries\OwnEntries;
use Atoll\Forms\Form;
use Atoll\Forms\Markup\Html;
use Atoll\Moment;

/** Says, above a form that holds what was sent before, what sending it does, and leads to an empty one. */
final class OpenedNotice {

	public function __construct( private Admission $admission, private Visitors $visitors ) {}

	/** Safe HTML. */
	public function html( Form $form, Entry $entry ): string {
		$sent = Moment::seconds( $entry->dateCreated );
		$day  = Html::element( 'time', array( 'datetime' => gmdate( 'c', $sent ) ), Html::text( Moment::day( $sent ) ) );
		/* translators: %s: a date. */
		$said = sprintf( Html::text( __( 'You sent this form on %s. Sending it again updates what you sent then.', 'atoll' ) ), $day );
		return Html::element( 'div', array( 'class' => 'atoll-notice atoll-form__opened' ), "<p>{$said}</p>" . $this->toNew( $form ) );
	}

	/** Nothing where one who has sent the form may not send another. */
	private function toNew( Form $form ): string {
		if ( null !== $this->admission->closing( $form, $this->visitors->current() ) ) {
			return '';
		}
		$address = add_query_arg( OpenedEntries::PARAMETER, OwnEntries::BEGIN, ( new PageAddress() )->current() ) . "#atoll-form-{$form->id()}";
		return '<p>' . Html::element( 'a', array( 'href' => $address, 'data-atoll' => 'begin-new' ), Html::text( __( 'Begin a new one', 'atoll' ) ) ) . '</p>';
	}
}
