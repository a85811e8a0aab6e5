<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Drafts\Storage\DraftSummary;
use Atoll\Portal\Applications\ApplicationPage\AnswerLine;
use Atoll\Portal\Applications\ApplicationPage\AnswerPage;
use Atoll\Portal\Applications\DashboardPage\DashboardContents;
use Atoll\Portal\Applications\DashboardPage\Paging;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Record\ApplicationRecord;
use Atoll\Portal\Applications\Record\ApplicationStatuses;
use Atoll\Portal\Applications\Record\HistoryEvent;

/** Made-up applications that the block editor shows in place of a client's own, labelled as an example. */
final class ExampleApplications {

	public function __construct( private ApplicationStatuses $statuses ) {}

	/** Returns the label as safe HTML. */
	public function note(): string {
		return Html::element(
			'p',
			array( 'class' => 'atoll-portal__notice' ),
			Html::text( __( 'An example: here each client sees their own.', 'atoll' ) )
		);
	}

	public function overview(): DashboardContents {
		$ended             = array_filter( $this->statuses->all(), static fn( $status ) => $status->isEnded );
		$endedApplications = array() === $ended
			? array()
			: array(
				new Application(
					1,
					__( 'Vehicle loan application', 'atoll' ),
					$this->day( 90 ),
					$this->day( 90 ),
					new ApplicationRecord( 1, reset( $ended ) ),
					false
				),
			);
		$draft             = new DraftSummary(
			1,
			1,
			__( 'Refinancing application', 'atoll' ),
			2,
			5,
			__( 'Income', 'atoll' ),
			$this->day( 3 ),
			$this->day( -27 ),
			true
		);
		return new DashboardContents(
			'',
			array( $this->application(), ...$endedApplications ),
			array( $draft ),
			new Paging( 'drafts-page', 1, 1 )
		);
	}

	public function application(): Application {
		$request = new DocumentRequest(
			1,
			2,
			__( 'Two recent payslips', 'atoll' ),
			__( 'Every page, as PDF or as a clear photo.', 'atoll' ),
			DocumentRequest::OPEN,
			$this->day( 1 )
		);
		$event   = new HistoryEvent(
			1,
			2,
			HistoryEvent::REQUESTED,
			0,
			__( 'Document requested: Two recent payslips.', 'atoll' ),
			true,
			$this->day( 1 )
		);
		return new Application(
			2,
			__( 'Home loan application', 'atoll' ),
			$this->day( 5 ),
			$this->day( 5 ),
			new ApplicationRecord( 2, $this->statuses->first(), array( $request ), array( $event ) ),
			true
		);
	}

	/** @return list<AnswerPage> */
	public function answers(): array {
		return array(
			new AnswerPage(
				__( 'The loan', 'atoll' ),
				array(
					new AnswerLine( __( 'What is it for?', 'atoll' ), __( 'Buying a first home', 'atoll' ) ),
					new AnswerLine( __( 'How much would you like to borrow?', 'atoll' ), '$480,000' ),
				)
			),
			new AnswerPage(
				__( 'Income', 'atoll' ),
				array( new AnswerLine( __( 'How are you employed?', 'atoll' ), __( 'Full time', 'atoll' ) ) )
			),
		);
	}

	/** @param int $ago Number of days ago. */
	private function day( int $ago ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $ago * 86400 );
	}
}
