<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Documents;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\DashboardPage\DashboardRow;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DateMarkup;
use Atoll\Portal\PortalUrls;

/** Rows for the documents that a client's applications wait for, each with a link to send it. */
final class MissingDocumentRows {

	public function __construct( private PortalUrls $urls ) {}

	/** @param int $count Number of documents, at least 1. */
	public static function sentence( int $count ): string {
		return sprintf(
			/* translators: %d: number of documents. */
			_n(
				'We are waiting for %d document from you.',
				'We are waiting for %d documents from you.',
				$count,
				'atoll'
			),
			$count
		);
	}

	/** @param list<array{application: Application, request: DocumentRequest}> $missing */
	public function render( array $missing, bool $isNext ): string {
		$rows = array();
		foreach ( $missing as $index => $item ) {
			$rows[] = $this->row( $item['application'], $item['request'], $isNext && 0 === $index );
		}
		return DashboardSection::list( $rows );
	}

	private function row( Application $application, DocumentRequest $request, bool $isNext ): string {
		$id  = "atoll-missing-{$request->id}";
		$url = $this->urls->application( $application->number );
		/* translators: 1: title of a form, 2: number of an application. */
		$for  = Html::text( sprintf( __( 'For %1$s, no. %2$d', 'atoll' ), $application->title, $application->number ) );
		$note = '' === $request->note
			? ''
			: Html::element( 'p', array( 'class' => 'atoll-portal__words' ), nl2br( Html::text( $request->note ) ) );
		return DashboardRow::html(
			$id,
			Html::text( $request->title ),
			/* translators: %s: a day. */
			array( $for, DateMarkup::in( __( 'Asked for on %s', 'atoll' ), $request->dateRequested ) ),
			how: $note,
			do: DashboardSection::link(
				'' === $url ? '' : $url . '#' . DocumentForms::ID,
				__( 'Send document', 'atoll' ),
				$isNext ? 'primary' : 'text',
				$id
			)
		);
	}
}
