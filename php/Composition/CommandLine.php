<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Cli\Commands;
use Atoll\Cli\Console;
use Atoll\Cli\DeleteEntries;
use Atoll\Cli\Doctor\Jobs;
use Atoll\Cli\Doctor\MailQueue;
use Atoll\Cli\Doctor\SiteHealth;
use Atoll\Cli\Doctor\TablesThere;
use Atoll\Cli\Doctor\Versions;
use Atoll\Cli\DoctorCommand;
use Atoll\Cli\EntryCommand;
use Atoll\Cli\Files;
use Atoll\Cli\FormCommand;
use Atoll\Cli\FormDiff;
use Atoll\Cli\MailCommand;
use Atoll\Cli\MoveEntries;
use Atoll\Paths;

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
