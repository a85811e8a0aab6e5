<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\EntryFiles;
use Atoll\Admin\FileDownload;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Uploads\BroughtFiles;
use Atoll\Forms\Uploads\ClaimFiles;
use Atoll\Forms\Uploads\Cleaner;
use Atoll\Forms\Uploads\Content;
use Atoll\Forms\Uploads\Files;
use Atoll\Forms\Uploads\Folder;
use Atoll\Forms\Uploads\Intake;
use Atoll\Forms\Uploads\Links;
use Atoll\Forms\Uploads\Receiver;
use Atoll\Forms\Uploads\Refusals;
use Atoll\Forms\Uploads\Routes\IssueNonce;
use Atoll\Forms\Uploads\Routes\ReceiveUpload;
use Atoll\Forms\Uploads\Sender;
use Atoll\Forms\Uploads\Signatures;
use Atoll\Forms\Uploads\SlotLimit;
use Atoll\Forms\Uploads\Slots;
use Atoll\Forms\Uploads\StorageHealth;
use Atoll\Forms\Uploads\SubmittedFiles;
use Atoll\Forms\Uploads\Tickets;
use Atoll\Forms\Uploads\UploadPart;
use Atoll\Forms\Uploads\UploadRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Secret;
use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\PostedFiles;
use Atoll\Platform\Http\Request;

/** From a chosen file to one that an entry has. */
final class Uploading extends Area {

	public readonly Uploads $uploads;
	public readonly SubmittedFiles $source;
	public readonly ClaimFiles $claim;
	public readonly Intake $intake;
	public readonly Refusals $refusals;
	public readonly Links $links;
	public readonly UploadPart $part;
	public readonly BroughtFiles $brought;
	public readonly PostedFiles $posted;
	public readonly Receiver $receiver;
	public readonly EntryFiles $entryFiles;
	public readonly UploadRepository $repository;
	public readonly Sender $sender;
	private Tickets $tickets;
	private Files $files;
	private Folder $folder;

	public function __construct( private FormRepository $forms, private Storage $storage, \wpdb $wpdb ) {
		$now              = time( ... );
		$secret           = new Secret();
		$this->refusals   = new Refusals();
		$this->folder     = new Folder();
		$this->files      = new Files( $this->folder );
		$this->sender     = new Sender( $this->files );
		$this->posted     = new PostedFiles();
		$this->tickets    = new Tickets( $secret, $now );
		$this->links      = new Links( $secret, $now );
		$this->repository = new UploadRepository( $wpdb, $now );
		$content          = new Content( new Signatures() );
		$this->brought    = new BroughtFiles( $this->repository, $this->files, $content );
		$this->receiver   = new Receiver( $this->repository, $this->files, $content, $secret, $storage->rateLimit, new SlotLimit( $storage->rateLimit ) );
		$this->uploads    = new Uploads( $this->repository );
		$this->entryFiles = new EntryFiles( $this->uploads, $this->links );
		$this->source     = new SubmittedFiles( $this->uploads, $storage->entries, $this->refusals );
		$this->claim      = new ClaimFiles( $this->uploads );
		$this->intake     = new Intake( $forms, $this->posted, $this->receiver, $this->refusals );
		$this->part       = new UploadPart();
	}

	public function modules(): array {
		return array( new StorageHealth( $this->folder, $this->files, $this->repository ), new FileDownload( $this->repository, $this->sender, $this->links, new Request(), $this->storage->accessLog, new Visitors() ) );
	}

	public function jobs(): array {
		return array(
			'atoll_uploads_clean' => fn() => ( new Cleaner( $this->repository, $this->files, time( ... ) ) )->run(),
		);
	}

	public function routes(): array {
		$limit = $this->storage->rateLimit;
		$slots = new Slots( $this->forms );
		return array(
			new IssueNonce( $slots, $this->tickets, $limit ),
			new ReceiveUpload( $slots, $this->tickets, $this->receiver, $this->repository, $this->posted, $limit ),
		);
	}
}
