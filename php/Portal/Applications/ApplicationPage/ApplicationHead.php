<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\Markup\Html;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\DateMarkup;

/** The head of an application's page: its title, number, dates and status. */
final class ApplicationHead {

	public static function html( Application $application ): string {
		$status = $application->record->status;
		$facts  = array(
			/* translators: %d: number of an application. */
			Html::text( sprintf( __( 'No. %d', 'atoll' ), $application->number ) ),
			/* translators: %s: a day. */
			DateMarkup::in( __( 'Sent on %s', 'atoll' ), $application->dateSent ),
			$application->dateChanged === $application->dateSent
				? ''
				/* translators: %s: a day. */
				: DateMarkup::in( __( 'Changed on %s', 'atoll' ), $application->dateChanged ),
		);
		return Html::element(
			'header',
			array( 'class' => 'atoll-portal__head' ),
			Html::element(
				'div',
				array( 'class' => 'atoll-portal__what' ),
				Html::element( 'h2', array( 'class' => 'atoll-portal__form' ), Html::text( $application->title ) )
					. DashboardSection::lines( 'atoll-portal__fact', $facts )
			)
				. Html::element(
					'div',
					array( 'class' => 'atoll-portal__how' ),
					Html::element( 'p', array( 'class' => 'atoll-portal__stands' ), Html::text( $status->title ) )
						. DashboardSection::lines( 'atoll-portal__words', array( Html::text( $status->sentence ) ) )
				)
		);
	}
}
