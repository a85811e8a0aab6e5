<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page;

use Atoll\Engine\Form;
use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Admission;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\OwnEntries;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Moment;

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
