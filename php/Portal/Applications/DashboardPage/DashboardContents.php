<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\DashboardPage;

use Atoll\Forms\Drafts\Storage\DraftSummary;
use Atoll\Portal\Applications\Application;
use Atoll\Portal\Applications\Documents\DocumentRequest;

/** All data that the dashboard shows to one client. */
final class DashboardContents {

	/**
	 * @param string             $firstName    May be empty.
	 * @param list<Application>  $applications Newest first.
	 * @param list<DraftSummary> $drafts       Drafts on the current page of the list.
	 * @param Paging             $draftPages   Paging of all drafts.
	 */
	public function __construct(
		public readonly string $firstName,
		public readonly array $applications,
		public readonly array $drafts,
		public readonly Paging $draftPages,
	) {}

	/** @return list<array{application: Application, request: DocumentRequest}> Oldest request first. */
	public function missing(): array {
		$missing = array();
		foreach ( $this->applications as $application ) {
			foreach ( $application->record->missing() as $request ) {
				$missing[] = array(
					'application' => $application,
					'request'     => $request,
				);
			}
		}
		usort( $missing, static fn( array $one, array $other ) => $one['request']->id <=> $other['request']->id );
		return $missing;
	}

	/** @return list<Application> */
	public function running(): array {
		return array_values(
			array_filter(
				$this->applications,
				static fn( Application $application ) => ! $application->record->status->isEnded
			)
		);
	}

	/** @return list<Application> */
	public function ended(): array {
		return array_values(
			array_filter(
				$this->applications,
				static fn( Application $application ) => $application->record->status->isEnded
			)
		);
	}

	public function isEmpty(): bool {
		return array() === $this->applications && 0 === $this->draftPages->total;
	}
}
