<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\DateMarkup;
use Atoll\Portal\Applications\Documents\MissingDocumentRows;
use Atoll\Portal\PortalUrls;

/** Rows for the applications that a client has sent, with their status. */
final class ApplicationRows {

	/** Query argument with which an application's page redirects to its form. */
	public const CHANGE = 'change';

	public function __construct( private PortalUrls $urls ) {}

	/** @param list<Application> $applications */
	public function render( array $applications ): string {
		return DashboardSection::list( array_map( $this->row( ... ), $applications ) );
	}

	private function row( Application $application ): string {
		$id      = "atoll-application-{$application->number}";
		$url     = $this->urls->application( $application->number );
		$title   = Html::text( $application->title );
		$missing = count( $application->record->missing() );
		// What the client has to do is more useful than the status from before they were asked.
		$sentence = 0 === $missing
			? $application->record->status->sentence
			: MissingDocumentRows::sentence( $missing );
		$facts    = array(
			/* translators: %d: number of an application. */
			Html::text( sprintf( __( 'No. %d', 'atoll' ), $application->number ) ),
			/* translators: %s: a day. */
			DateMarkup::in( __( 'Sent on %s', 'atoll' ), $application->dateSent ),
		);
		$status   = Html::element(
			'p',
			array( 'class' => 'atoll-portal__status' ),
			Html::text( $application->record->status->title )
		);
		return DashboardRow::html(
			$id,
			'' === $url ? $title : Html::element( 'a', array( 'href' => $url ), $title ),
			$facts,
			how: $status . DashboardSection::lines( 'atoll-portal__words', array( Html::text( $sentence ) ) ),
			do: $this->links( $application, $url, $id )
		);
	}

	private function links( Application $application, string $url, string $describedBy ): string {
		$change = $application->canChange && '' !== $url ? add_query_arg( self::CHANGE, '1', $url ) : '';
		return DashboardSection::link( $url, __( 'Open', 'atoll' ), 'text', $describedBy )
			. DashboardSection::link( $change, __( 'Change answers', 'atoll' ), 'text', $describedBy );
	}
}
