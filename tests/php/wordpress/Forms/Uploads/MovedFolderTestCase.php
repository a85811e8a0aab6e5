<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Uploads;

use Atoll\Forms\Uploads\Storage\StorageFolder;

/** A site whose folder of files, with one file in it, is moved or gone. */
abstract class MovedFolderTestCase extends LifeTestCase {

	protected const NAME = 'atoll-private-0123456789ab';
	protected const GONE = ABSPATH . 'gone/html/wp-content/uploads/' . self::NAME;

	protected string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->uploaded( $this->uploadForm() );
		$this->folder = (string) ( new StorageFolder() )->current();
	}

	protected function tearDown(): void {
		$moved = (string) ( new StorageFolder() )->current();
		is_dir( $this->folder ) || rename( $moved, $this->folder );
		$this->remember( $this->folder, null );
		parent::tearDown();
	}

	/** @param string|null $in For which WordPress it was chosen; null where nobody noted it. */
	protected function remember( string $folder, ?string $in ): void {
		update_option( StorageFolder::OPTION, $folder, false );
		null === $in
			? delete_option( StorageFolder::CHOSEN_IN )
			: update_option( StorageFolder::CHOSEN_IN, $in, false );
	}
}
