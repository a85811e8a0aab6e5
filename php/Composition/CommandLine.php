<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Commands\Commands;
use Atoll\Admin\Commands\Console;
use Atoll\Admin\Commands\DeleteEntries;
use Atoll\Admin\Commands\Doctor\Jobs;
use Atoll\Admin\Commands\Doctor\MailQueue;
use Atoll\Admin\Commands\Doctor\SiteHealth;
use Atoll\Admin\Commands\Doctor\TablesThere;
use Atoll\Admin\Commands\Doctor\Versions;
use Atoll\Admin\Commands\DoctorCommand;
use Atoll\Admin\Commands\EntryCommand;
use Atoll\Admin\Commands\Files;
use Atoll\Admin\Commands\FormCommand;
use Atoll\Admin\Commands\FormDiff;
use Atoll\Admin\Commands\MailCommand;
use Atoll\Admin\Commands\MoveEntries;
use Atoll\Platform\Paths;

/** `wp atoll …`. */
final class CommandLine extends Area {

	public function __construct( private Paths $paths, private Forms $forms, private Storage $storage, private EntryKeeping $keeping, private MovingIn $moving, private Mailing $mailing, private EntryReading $reading, private Submitting $submitting ) {}

	public function modules(): array {
		return array( new Commands( $this->commands( ... ) ) );
	}

	/** @return array<string, object> By name. */
	private function commands(): array {
		$console = new Console();
		$files   = new Files( $console );
		return array(
			'form'   => new FormCommand( $console, $files, $this->forms->repository, $this->storage->counts, $this->moving->export, $this->moving->import, new FormDiff() ),
			'entry'  => new EntryCommand( $console, $files, $this->storage->entries, $this->keeping->export, $this->reading->log, $this->submitting->visitors ),
			'entry delete' => new DeleteEntries( $console, $this->storage->entries, $this->keeping->desk, $this->reading->log, $this->submitting->visitors ),
			'entry move' => new MoveEntries( $console, $this->moving->move ),
			'mail'   => new MailCommand( $console, $this->mailing->retries ),
			'doctor' => new DoctorCommand( $console, array( new Versions( $this->paths ), new TablesThere( $this->storage->migrator ), new MailQueue( $this->mailing->mails ), new Jobs( time( ... ) ), new SiteHealth() ) ),
		);
	}
}
