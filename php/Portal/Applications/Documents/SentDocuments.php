<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\ApplicationPage\AnswerLine;
use Atoll\Portal\Applications\ApplicationPage\AnswerPage;
use Atoll\Portal\Applications\ApplicationPage\AnswerPageMarkup;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/**
 * Documents that a client has sent for document requests, each with a form to send more until the application ends.
 * Style sheet: atoll-portal.
 */
final class SentDocuments {

	public function __construct( private DocumentForm $form ) {}

	/** Returns safe HTML; empty if nothing was sent. */
	public function render( ApplicationRecord $record, ApplicationLinks $links ): string {
		$sendsMore = ! $record->status->isEnded;
		$html      = '';
		foreach ( $record->received() as $request ) {
			$line  = new AnswerLine( $request->title, '', $request->files );
			$html .= AnswerPageMarkup::html( new AnswerPage( '', array( $line ) ), $links )
				. ( $sendsMore ? $this->more( $request ) : '' );
		}
		return DashboardSection::html(
			'received',
			__( 'Documents you sent later', 'atoll' ),
			$sendsMore && '' !== $html ? $this->form->enhanced( $html ) : $html
		);
	}

	private function more( DocumentRequest $request ): string {
		$id = "atoll-more-{$request->id}";
		return Html::element(
			'details',
			array( 'class' => 'atoll-disclosure atoll-action', 'open' => $this->form->isRefused( $request ) ),
			Html::element(
				'summary',
				array( 'class' => 'atoll-button atoll-button--text', 'id' => $id ),
				/* translators: %s: a document, such as "Two recent payslips". */
				Html::text( sprintf( __( 'Send more of “%s”', 'atoll' ), $request->title ) )
			) . $this->form->html( $request, 'secondary', $id )
		);
	}
}
