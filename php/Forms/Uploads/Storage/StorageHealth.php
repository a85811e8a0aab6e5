<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads\Storage;

use Atoll\Engine\Formats\FileSize;
use Atoll\Platform\Errors\UploadsUnavailable;
use Atoll\Platform\Health\HealthCheck;
use Atoll\Platform\Health\HealthResult;
use Atoll\Platform\Health\Measurement;
use Atoll\Platform\Health\MonitoredComponent;
use Atoll\Platform\SiteDateFormat;

/** Site Health check: visitors' files can be stored, still exist, and cannot be read over the web. */
final class StorageHealth extends HealthCheck implements MonitoredComponent {

	public function __construct(
		private StorageFolder $folder,
		private WebAccess $access,
		private FileStorage $files,
		private MissingFiles $missingFiles,
		private UploadRepository $uploads,
		private UnknownFiles $unknown
	) {}

	public function name(): string {
		return 'atoll_uploads';
	}

	public function label(): string {
		return __( 'Visitors’ files', 'atoll' );
	}

	public function asksSite(): bool {
		return true;
	}

	/** Returns the first result that applies. */
	protected function look(): HealthResult {
		return $this->lostFolder()
			?? $this->noFileYet()
			?? $this->refusedFiles()
			?? $this->openFolder()
			?? $this->lostFiles()
			?? $this->folderOfAnotherSite()
			?? $this->folderOfFormerRelease()
			?? $this->filesOfNewerDatabase()
			?? $this->kept();
	}

	public function component(): string {
		return 'files:freeSpace';
	}

	public function measure(): Measurement {
		if ( $this->lost() > 0 ) {
			return new Measurement( Measurement::FAIL, null, 'bytes' );
		}
		try {
			$free = $this->folder->isLeftToFirstFile() ? null : $this->files->free();
		} catch ( UploadsUnavailable ) {
			return new Measurement( Measurement::FAIL, null, 'bytes' );
		}
		$isFull = null !== $free && $free < FileStorage::RESERVE;
		return new Measurement( $isFull ? Measurement::FAIL : Measurement::PASS, $free, 'bytes' );
	}

	private function lostFolder(): ?HealthResult {
		$lost = $this->lost();
		if ( 0 === $lost ) {
			return null;
		}
		$text = sprintf(
			/* translators: 1: path of a folder, 2: number of files. */
			_n(
				'PHP cannot find the folder for visitors’ files, %1$s, or the %2$d file in it. If the folder is missing, reconnect its disk, restore it from a backup, or set ATOLL_UPLOADS_DIR in wp-config.php to the folder where the files are now. If it exists, give PHP access to it: its permissions or open_basedir block PHP.',
				'PHP cannot find the folder for visitors’ files, %1$s, or the %2$d files in it. If the folder is missing, reconnect its disk, restore it from a backup, or set ATOLL_UPLOADS_DIR in wp-config.php to the folder where the files are now. If it exists, give PHP access to it: its permissions or open_basedir block PHP.',
				$lost,
				'atoll'
			),
			StorageFolder::remembered(),
			$lost
		);
		return HealthResult::critical( __( 'Visitors’ files are missing', 'atoll' ), $text );
	}

	private function noFileYet(): ?HealthResult {
		if ( ! $this->folder->isLeftToFirstFile() ) {
			return null;
		}
		return HealthResult::good(
			__( 'Visitors’ files are kept in private', 'atoll' ),
			__( 'Their folder is chosen with the first file.', 'atoll' )
		);
	}

	private function refusedFiles(): ?HealthResult {
		try {
			$this->files->requireFreeSpace();
			return null;
		} catch ( UploadsUnavailable $error ) {
			/* translators: %s: technical reason. */
			$text = sprintf( __( 'Forms cannot accept files until this is fixed. Everything else in them works. The reason: %s.', 'atoll' ), $error->logLine() );
			return HealthResult::critical( __( 'Visitors’ files cannot be kept', 'atoll' ), $text );
		}
	}

	private function openFolder(): ?HealthResult {
		if ( ! $this->access->isOpen() ) {
			return null;
		}
		$text = __( 'The folder of visitors’ files can be read over the web. Name a folder outside the web server’s with the constant ATOLL_UPLOADS_DIR in wp-config.php and move its content there, or keep the web server out of it.', 'atoll' );
		return HealthResult::critical( __( 'Visitors’ files are not private', 'atoll' ), $text );
	}

	private function lostFiles(): ?HealthResult {
		[ $missing, $looked ] = $this->missingFiles->count();
		if ( 0 === $missing ) {
			return null;
		}
		/* translators: 1: path of a folder, 2: number of files, 3: number of files. */
		$text = sprintf( __( 'In %1$s, %2$d of the %3$d files of entries that were looked for are not there. Bring them back from a backup. Where each release of the site has a folder of its own, they went with one that was deleted: name a folder that stays with the constant ATOLL_UPLOADS_DIR in wp-config.php.', 'atoll' ), $this->folder->path(), $missing, $looked );
		return HealthResult::critical( __( 'Visitors’ files are missing', 'atoll' ), $text );
	}

	private function folderOfAnotherSite(): ?HealthResult {
		if ( $this->folder->claim() ) {
			return null;
		}
		$text = __( 'This site was copied from another one on this server, and still uses its folder of visitors’ files. Nothing is deleted there from here, and what visitors send here is deleted there after 30 days. Name another folder with the constant ATOLL_UPLOADS_DIR in wp-config.php.', 'atoll' );
		return HealthResult::recommended(
			__( 'Visitors’ files are stored in another site’s folder', 'atoll' ),
			$text
		);
	}

	private function folderOfFormerRelease(): ?HealthResult {
		if ( ! $this->folder->isOfFormerRelease() ) {
			return null;
		}
		/* translators: %s: path of a folder. */
		$text = sprintf( __( 'They are in %s, chosen when WordPress ran in a different folder. If that was an earlier release of the site, deleting that release deletes the files. Move the folder somewhere permanent and set ATOLL_UPLOADS_DIR in wp-config.php to it.', 'atoll' ), $this->folder->path() );
		return HealthResult::recommended( __( 'Visitors’ files lie with an earlier release', 'atoll' ), $text );
	}

	private function filesOfNewerDatabase(): ?HealthResult {
		$since = $this->unknown->since();
		if ( array() === $since ) {
			return null;
		}
		$text = sprintf(
			/* translators: 1: number of files, 2: path of a folder, 3: a date. */
			_n(
				'The database knows nothing of %1$s file in %2$s. If it was restored from a backup that is older than the file, an entry is missing too: restore a newer one, or copy the file, before %3$s, when it is deleted. Otherwise nothing needs to be done.',
				'The database knows nothing of %1$s files in %2$s. If it was restored from a backup that is older than the files, entries are missing too: restore a newer one, or copy the files, before %3$s, when the first of them are deleted. Otherwise nothing needs to be done.',
				count( $since ),
				'atoll'
			),
			number_format_i18n( count( $since ) ),
			$this->folder->path(),
			SiteDateFormat::day( $this->unknown->end( min( $since ) ) )
		);
		return HealthResult::recommended( __( 'Visitors’ files lie there that no entry has', 'atoll' ), $text );
	}

	private function kept(): HealthResult {
		$total = $this->uploads->total();
		$text  = sprintf(
			/* translators: 1: number of files, 2: a size, such as "1.4 MB", 3: path of a folder. */
			_n( '%1$s file takes %2$s in %3$s, where nobody can read it over the web.', '%1$s files take %2$s in %3$s, where nobody can read them over the web.', $total['count'], 'atoll' ),
			number_format_i18n( $total['count'] ),
			FileSize::text( $total['bytes'] ),
			$this->folder->path()
		);
		return HealthResult::good( __( 'Visitors’ files are kept in private', 'atoll' ), $text );
	}

	/** Returns the number of files that were lost with their folder. */
	private function lost(): int {
		return $this->folder->isLost() ? $this->uploads->total()['count'] : 0;
	}
}
