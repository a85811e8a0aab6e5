<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\ApplicationPage;

use Atoll\Engine\Markup\Html;
use Atoll\Forms\Entries\Entry;
use Atoll\Portal\Applications\ApplicationLinks;
use Atoll\Portal\Applications\DashboardPage\DashboardSection;
use Atoll\Portal\Applications\ExampleApplications;
use Atoll\Portal\Applications\LoginRequired;

/** The block that shows one application, only to the client who sent it. */
final class ApplicationBlock {

	public function __construct(
		private RequestedApplication $requested,
		private ApplicationPageReader $reader,
		private ApplicationMarkup $markup,
		private ChangeRefusedNotice $refusedChange,
		private LoginRequired $loginRequired,
		private ExampleApplications $example,
	) {}

	public function html(): string {
		wp_enqueue_style( 'atoll-portal' );
		wp_enqueue_style( 'atoll-form' );
		// The block editor renders its preview with this block over REST.
		if ( wp_is_serving_rest_request() ) {
			return $this->markup->render(
				$this->example->application(),
				$this->example->answers(),
				new ApplicationLinks( '', '', '' ),
				$this->example->note()
			);
		}
		$entry = $this->requested->entry();
		return $this->loginRequired->login( $this->requested->url() )
			?? ( null === $entry ? $this->notFound() : $this->entryHtml( $entry ) );
	}

	private function entryHtml( Entry $entry ): string {
		$application = $this->reader->application( $entry );
		$notice      = $this->refusedChange->notice( $entry );
		return $this->markup->render(
			$application,
			$this->reader->answers( $entry ),
			ApplicationLinks::of( $this->requested->urlOf( $entry ), null === $notice && $application->canChange ),
			(string) $notice?->html( 'atoll-portal__notice' )
		);
	}

	/** Returns the same markup for somebody else's application as for one that does not exist. */
	private function notFound(): string {
		$words = Html::element(
			'p',
			array( 'class' => 'atoll-portal__greeting' ),
			Html::text( __( 'We could not find this application.', 'atoll' ) )
		);
		$text  = __(
			'The address may be cut short, or you may be logged in with another email address than the one you applied with.',
			'atoll'
		);
		$hint  = Html::element( 'p', array( 'class' => 'atoll-portal__words' ), Html::text( $text ) );
		return Html::element(
			'div',
			array( 'class' => 'atoll-portal' ),
			$words . $hint
				. Html::element(
					'p',
					array(),
					DashboardSection::link(
						$this->requested->dashboardUrl(),
						__( 'To your applications', 'atoll' ),
						'primary'
					)
				)
		);
	}
}
