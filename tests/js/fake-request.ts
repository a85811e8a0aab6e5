/** An XMLHttpRequest whose line is the test's: it sends and answers when it is told to. */
export class FakeRequest extends EventTarget {
	/** All that were sent, the newest last. */
	static sent: FakeRequest[] = [];

	readonly upload = new EventTarget();
	readonly headers: Record< string, string > = {};
	status = 0;
	responseText = '';
	url = '';
	body = new FormData();
	isAborted = false;

	/** Stands for the browser's in this file of tests. */
	static use() {
		FakeRequest.sent = [];
		Object.assign( globalThis, { XMLHttpRequest: FakeRequest } );
	}

	open( _method: string, url: string ) {
		this.url = url;
	}

	setRequestHeader( name: string, value: string ) {
		this.headers[ name ] = value;
	}

	send( body: FormData ) {
		this.body = body;
		FakeRequest.sent.push( this );
	}

	abort() {
		this.isAborted = true;
		this.dispatchEvent( new Event( 'abort' ) );
	}

	/** So many bytes have left. */
	leave( loaded: number ) {
		this.upload.dispatchEvent( new ProgressEvent( 'progress', { loaded } ) );
	}

	answer( data: object, status = 200 ) {
		Object.assign( this, { status, responseText: JSON.stringify( data ) } );
		this.dispatchEvent( new Event( 'load' ) );
	}
}
