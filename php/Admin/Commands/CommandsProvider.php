<?php

declare( strict_types=1 );

namespace Atoll\Admin\Commands;

use Atoll\Admin\Commands\Doctor\DoctorCheck;
use Atoll\Admin\Commands\Doctor\JobsCheck;
use Atoll\Admin\Commands\Doctor\MailQueueCheck;
use Atoll\Admin\Commands\Doctor\SiteHealthCheck;
use Atoll\Admin\Commands\Doctor\TablesCheck;
use Atoll\Admin\Commands\Doctor\VersionsCheck;
use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** `wp atoll …`. Only WP-CLI has its commands made. */
final class CommandsProvider extends ServiceProvider {

	public function services(): array {
		return array(
			Commands::class => fn() => new Commands( $this->commands( ... ) ),
			DoctorCommand::class => fn() => $this->services->make(
				DoctorCommand::class,
				examinations: $this->examinations()
			),
		);
	}

	public function hooks( Hooks $hooks ): void {
		$hooks->action( 'cli_init', fn() => $this->get( Commands::class )->add( ... ) );
	}

	/** @return array<string, object> By name. */
	private function commands(): array {
		return array(
			'form'         => $this->get( FormCommand::class ),
			'form import'  => $this->get( ImportFormsCommand::class ),
			'form diff'    => $this->get( CompareFormsCommand::class ),
			'entry'        => $this->get( EntryCommand::class ),
			'entry delete' => $this->get( DeleteEntriesCommand::class ),
			'entry move'   => $this->get( MoveEntriesCommand::class ),
			'mail'         => $this->get( MailCommand::class ),
			'doctor'       => $this->get( DoctorCommand::class ),
		);
	}

	/** @return list<DoctorCheck> */
	private function examinations(): array {
		return array(
			$this->get( VersionsCheck::class ),
			$this->get( TablesCheck::class ),
			$this->get( MailQueueCheck::class ),
			$this->get( JobsCheck::class ),
			$this->get( SiteHealthCheck::class ),
		);
	}
}
